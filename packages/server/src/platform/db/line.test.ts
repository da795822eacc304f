import { Duplex } from 'node:stream';
import { GatheringClient } from './gathering-client.ts';
import { lineOf } from './line.ts';

/** Takes all that a client writes; answers nothing. */
class Wire extends Duplex {
  readonly pieces: number[] = [];
  override _read(): void {}
  override _write(_chunk: Buffer, _encoding: string, done: () => void): void {
    this.pieces.push(1);
    done();
  }
  override _writev(chunks: readonly unknown[], done: () => void): void {
    this.pieces.push(chunks.length);
    done();
  }
}

/** A line whose statements are written as they are. */
function aLine() {
  const wire = new Wire();
  const client = new GatheringClient({}, wire);
  const query = (said: unknown) => {
    wire.write(String(said));
    return Promise.resolve({ command: '', rowCount: null, oid: 0, rows: [], fields: [] });
  };
  const line = lineOf({ query, hold: () => client.hold(), letGo: () => client.letGo() });
  return { line, wire };
}

it('sends what nobody waits for together with what follows, in one piece', async () => {
  const { line, wire } = aLine();
  line.send('begin');
  line.send('lock');
  expect(wire.pieces).toEqual([]);
  await line.query('read');
  line.send('write');
  await line.end('commit');
  expect(wire.pieces).toEqual([3, 2]);
});

it('keeps nothing back from whoever asks why the work failed', async () => {
  const { line, wire } = aLine();
  line.send('begin');
  expect(await line.causeOf('second thoughts')).toBe('second thoughts');
  expect(wire.pieces).toEqual([1]);
});
