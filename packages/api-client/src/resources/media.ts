import { api, RefusedError, UnreachableError } from '@topout/api-client/core';
import type { Media as WireMedia } from '@topout/contract';

/** Creates the media and sends the file. @returns its uuid, for attaching it */
export const uploadMedia = (file: File): Promise<string> => upload(file, false);

/** The same for a picture that keeps its proportions; others are cut to a square. */
export const uploadWholeMedia = (file: File): Promise<string> => upload(file, true);

async function upload(file: File, whole: boolean): Promise<string> {
  const media = await api.post<WireMedia>('media', {
    type: file.type,
    captureTime: new Date(file.lastModified).toISOString(),
    ...(whole && { whole }),
  });
  if (!media.signedUploadUrl) throw new Error('A media answer without a signed URL');
  await putFile(media.signedUploadUrl, file);
  return media.uuid;
}

/** The signed address grants its own permission: send no token with it. */
async function putFile(url: string, file: File) {
  const response = await fetch(url, {
    method: 'PUT',
    body: file,
    headers: { 'content-type': file.type },
  }).catch((cause: unknown) => {
    throw new UnreachableError('No answer to the upload', { cause });
  });
  if (!response.ok) throw new RefusedError(response.status, await response.json().catch(() => null));
}
