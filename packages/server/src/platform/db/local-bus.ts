import { EventEmitter } from 'node:events';
import type { Database } from './database.ts';

/** Listening and notifying inside one process: nobody else uses the embedded database. */
export function localBus(): Pick<Database, 'listen' | 'notify'> {
  const channels = new EventEmitter({ captureRejections: true }).setMaxListeners(0);
  return {
    listen: async (channel, heard) => {
      channels.on(channel, heard);
      return () => channels.off(channel, heard);
    },
    notify: async (channel, payload) => {
      setImmediate(() => channels.emit(channel, payload));
    },
  };
}
