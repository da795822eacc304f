import { serverNow } from '@topout/api-client';
import { yearIn } from '@topout/domain';
import { useState } from 'react';

/** The year when a screen was opened, by the server's clock. */
export function useThisYear(): number {
  const [year] = useState(() => yearIn('UTC', serverNow()));
  return year;
}
