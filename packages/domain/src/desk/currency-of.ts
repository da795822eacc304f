/** Countries by the currency that people pay in there (ISO 3166-1 and ISO 4217); elsewhere it is the euro. */
const countries: Readonly<Record<string, string>> = {
  AED: 'AE',
  ARS: 'AR',
  AUD: 'AU',
  BRL: 'BR',
  CAD: 'CA',
  CHF: 'CH LI',
  CLP: 'CL',
  CNY: 'CN',
  COP: 'CO',
  CRC: 'CR',
  CZK: 'CZ',
  DKK: 'DK FO GL',
  GBP: 'GB GG IM JE',
  HKD: 'HK',
  HUF: 'HU',
  IDR: 'ID',
  ILS: 'IL',
  INR: 'IN',
  ISK: 'IS',
  JPY: 'JP',
  KRW: 'KR',
  KZT: 'KZ',
  MAD: 'MA',
  MXN: 'MX',
  MYR: 'MY',
  NOK: 'NO SJ',
  NZD: 'NZ',
  PEN: 'PE',
  PHP: 'PH',
  PLN: 'PL',
  RON: 'RO',
  RSD: 'RS',
  RUB: 'RU',
  SEK: 'SE',
  SGD: 'SG',
  THB: 'TH',
  TRY: 'TR',
  TWD: 'TW',
  UAH: 'UA',
  USD: 'US PR EC SV',
  UYU: 'UY',
  VND: 'VN',
  ZAR: 'ZA',
};

const byCountry = new Map(
  Object.entries(countries).flatMap(([currency, codes]) =>
    codes.split(' ').map((code): [string, string] => [code, currency]),
  ),
);

/**
 * The currency that a desk proposes before anybody has paid. @param country ISO 3166-1, empty if unknown
 * @example currencyOf('GB') // 'GBP'
 */
export const currencyOf = (country: string): string => byCountry.get(country) ?? 'EUR';
