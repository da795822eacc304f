import download from 'lucide/dist/esm/icons/download.mjs';
import printer from 'lucide/dist/esm/icons/printer.mjs';
import share from 'lucide/dist/esm/icons/share.mjs';
import upload from 'lucide/dist/esm/icons/upload.mjs';
import { drawn } from './icon.ts';

export const DownloadIcon = /* @__PURE__ */ drawn(download);
export const UploadIcon = /* @__PURE__ */ drawn(upload);
export const ShareIcon = /* @__PURE__ */ drawn(share);
export const PrintIcon = /* @__PURE__ */ drawn(printer);
