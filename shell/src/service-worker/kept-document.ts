/**
 * The document to cache: without the answers and the first rows that the server wrote into it, and without what
 * its own page reads first. They were true
 * when sent; pages themselves keep what they show later without a server, with its time.
 */
export async function keptDocument(response: Response): Promise<Response | null> {
  if (response.status !== 200) return null;
  const page = await response.text();
  const headers = new Headers(response.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  return new Response(
    page
      .replace(/(<script type="application\/json" id="topout-data">)[^<]*/, '$1{}')
      .replace(/<script type="application\/json" id="topout-reads">[^<]*<\/script>/, '')
      .replaceAll(/<table>[\s\S]*?<\/table>/g, ''),
    { headers },
  );
}
