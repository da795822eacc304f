export { contractVersion, type PageHandle, type RemoteModule } from './remote-module.ts';
