import { api, RefusedError, UnreachableError } from '@topout/api-client/core';
import type { Media as WireMedia } from '@topout/contract';

/** Creates the media and sends the file. @returns its uuid, for attaching it */
export async function uploadMedia(file: File): Promise<string> {
  const media = await api.post<WireMedia>('media', {
    type: file.type,
    captureTime: new Date(file.lastModified).toISOString(),
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
