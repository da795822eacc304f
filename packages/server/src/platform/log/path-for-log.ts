const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const isWord = /^[a-z]{1,16}(-[a-z]{1,16})*$/;

/**
 * The path of an address as the log has it: words and uuids. Anything else may be a code, a name or a key, and so may
 * whatever follows the `?`.
 *
 * @example pathForLog('/ticket/7K3M9Q2X?to=ada') // '/ticket/…'
 */
export function pathForLog(url: string): string {
  const [path = ''] = url.split('?', 1);
  const seen = path
    .split('/')
    .map((part) => (part === '' || isWord.test(part) || isUuid.test(part) ? part : '…'));
  return seen.join('/');
}
