import cloudCheck from 'lucide/dist/esm/icons/cloud-check.mjs';
import cloudUpload from 'lucide/dist/esm/icons/cloud-upload.mjs';
import moon from 'lucide/dist/esm/icons/moon.mjs';
import pause from 'lucide/dist/esm/icons/pause.mjs';
import sun from 'lucide/dist/esm/icons/sun.mjs';
import { drawn } from './icon.ts';

export const CloudCheckIcon = /* @__PURE__ */ drawn(cloudCheck);
export const CloudUpIcon = /* @__PURE__ */ drawn(cloudUpload);
export const PauseIcon = /* @__PURE__ */ drawn(pause);
export const SunIcon = /* @__PURE__ */ drawn(sun);
export const MoonIcon = /* @__PURE__ */ drawn(moon);
