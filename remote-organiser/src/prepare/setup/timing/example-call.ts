interface Example {
  /** Of the server: `https://example.org`. */
  readonly host: string;
  readonly competition: string;
  /** Null where the stage has only one. */
  readonly category: string | null;
  readonly token: string;
}

/** The call by which a device tells a time, for a terminal. */
export function exampleCall({ host, competition, category, token }: Example): string {
  const body = {
    token,
    uuid: '$(uuidgen)',
    ...(category !== null && { category }),
    lane: 'A',
    kind: 'TIME',
    ms: 5213,
  };
  // The shell fills in an id of its own each time.
  const json = JSON.stringify(body).replace('"$(uuidgen)"', `"'$(uuidgen)'"`);
  return `curl ${host}/api/competitions/${competition}/timing/readings \\\n  -H 'content-type: application/json' \\\n  -d '${json}'`;
}
