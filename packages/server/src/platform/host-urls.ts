/**
 * Addresses of `postgres://user:password@first:5432,second:5432/name`, one for each host.
 *
 * @returns none if it is no such address
 */
export function hostUrls(url: string): string[] {
  const [, start = '', hosts = '', rest = ''] =
    /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^/?]*)(.*)$/.exec(url) ?? [];
  const urls = hosts.split(',').map((host) => `${start}${host}${rest}`);
  return start !== '' && urls.every((one) => URL.canParse(one)) ? urls : [];
}
