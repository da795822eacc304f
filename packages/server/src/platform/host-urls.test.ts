import { hostUrls } from './host-urls.ts';

it.each([
  ['postgres://ada:pw@one:5432/topout', ['postgres://ada:pw@one:5432/topout']],
  [
    'postgres://ada:pw@one:5432,two:5433/topout?ssl=1',
    ['postgres://ada:pw@one:5432/topout?ssl=1', 'postgres://ada:pw@two:5433/topout?ssl=1'],
  ],
  ['postgresql://[::1]:5432,two/topout', ['postgresql://[::1]:5432/topout', 'postgresql://two/topout']],
  ['postgres:///topout?host=/run/pg', ['postgres:///topout?host=/run/pg']],
  ['mysql://one/topout', []],
  ['postgres://one:port,two/topout', []],
])('reads the hosts of %s', (url, hosts) => expect(hostUrls(url)).toEqual(hosts));
