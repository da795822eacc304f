/** Why a backup cannot be written or restored, in one sentence for the person at the terminal. */
export class BackupFault extends Error {
  override name = 'BackupFault';
}
