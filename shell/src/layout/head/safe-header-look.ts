import { type HeaderLook, headerLook } from '@topout/domain';

/** The colours of the header, and the product's own in place of one that cannot be used; the error goes to the console. */
export function safeHeaderLook(colour: string | undefined): HeaderLook {
  try {
    return headerLook(colour);
  } catch (error) {
    reportError(error);
    return headerLook(undefined);
  }
}
