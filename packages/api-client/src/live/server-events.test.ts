import { type ServerEvent, serverEvents } from './server-events.ts';

async function heard(body: ReadableStream<Uint8Array>): Promise<ServerEvent[]> {
  const events: ServerEvent[] = [];
  for await (const event of serverEvents(body)) events.push(event);
  return events;
}

function streamOf(...chunks: string[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(encoder.encode(chunk));
      controller.close();
    },
  });
}

it.each([
  ['one event', ['event: board\ndata: {"a":1}\n\n'], [{ event: 'board', data: '{"a":1}' }]],
  ['an event in pieces', ['event: bo', 'ard\nda', 'ta: 1\n', '\n'], [{ event: 'board', data: '1' }]],
  [
    'several in one piece',
    ['data: 1\n\ndata: 2\n\n'],
    ['1', '2'].map((data) => ({ event: 'message', data })),
  ],
  ['lines of data', ['data: 1\ndata: 2\n\n'], [{ event: 'message', data: '1\n2' }]],
  ['carriage returns', ['event: a\r\ndata: 1\r\n\r\n'], [{ event: 'a', data: '1' }]],
  ['comments and retry hints as nothing', [': hello\n\nretry: 500\n\n'], []],
  ['an unfinished event as nothing', ['data: 1\n'], []],
])('reads %s', async (_name, chunks, expected) => {
  expect(await heard(streamOf(...chunks))).toEqual(expected);
});

it('reads letters that were cut in two', async () => {
  const bytes = new TextEncoder().encode('data: Zoë\n\n');
  const cut = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  expect(await heard(cut)).toEqual([{ event: 'message', data: 'Zoë' }]);
});
