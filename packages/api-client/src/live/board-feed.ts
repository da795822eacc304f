import { RefusedError } from '../http/errors.ts';
import { FollowedBoards } from './boards.ts';
import { followTopics, type FollowedTopic } from './connection.ts';
import type { FeedRequest, FeedState, Liveness } from './feed-state.ts';
import { readBoard, type ReadBoard } from './read-board.ts';

/** Where streams do not get through, boards are polled. */
const pollMs = 5_000;

/**
 * Follows boards until stopped: a snapshot, then patches; polls them while there is no stream.
 *
 * @param first the boards, already requested.
 * @returns a function that stops.
 */
export function followBoards(
  request: FeedRequest,
  report: (state: FeedState) => void,
  first: Promise<readonly PromiseSettledResult<ReadBoard>[]>,
): () => void {
  const { categories, ...about } = request;
  const boards = new FollowedBoards();
  const etags = new Map<string, string>();
  const stopped = new AbortController();
  let live: Liveness = 'connecting';
  let error: Error | null = null;
  let told: FeedState | null = null;
  let failures = 0;

  /** Most heartbeats bring no change: do not redraw a large board for them. */
  function tell() {
    const now = { boards: boards.all, live, error };
    if (stopped.signal.aborted) return;
    if (now.boards === told?.boards && live === told.live && error === told.error) return;
    told = now;
    report(now);
  }

  function take(of: readonly string[], reads: readonly PromiseSettledResult<ReadBoard>[]) {
    error = null;
    // Without a stream, polling shows whether the server answers.
    const answered = reads.some(({ status }) => status === 'fulfilled');
    if (live !== 'live' && failures > 0) live = answered ? 'delayed' : 'stale';
    for (const [index, read] of reads.entries()) {
      if (read.status === 'rejected') {
        if (read.reason instanceof RefusedError) error = read.reason;
        continue;
      }
      if (read.value.board) boards.put(read.value.board);
      etags.set(of[index] ?? '', read.value.etag);
    }
    tell();
  }

  async function read(of: readonly string[]) {
    const { signal } = stopped;
    const reads = of.map((category) =>
      readBoard({ ...about, category }, { etag: etags.get(category), signal }),
    );
    take(of, await Promise.allSettled(reads));
  }

  const polling = setInterval(() => {
    if (live !== 'live' && !document.hidden) void read(categories);
  }, pollMs);
  void first.then((reads) => take(categories, reads));
  const leave = followTopics(request.competition, {
    topics: topicsOf(request),
    hear: (event) => {
      failures = 0;
      live = 'live';
      const behind = boards.hear(event).filter((one) => categories.includes(one));
      tell();
      if (behind.length > 0) void read(behind);
    },
    broke: (times) => {
      failures = times;
      if (times === 1) live = 'connecting';
      else if (live === 'connecting') live = 'stale';
      tell();
    },
  });
  return () => {
    clearInterval(polling);
    stopped.abort();
    leave();
  };
}

const topicsOf = ({ categories, audience }: FeedRequest): FollowedTopic[] =>
  categories.map(
    (category): FollowedTopic => `${audience === 'staff' ? 'staff-board' : 'board'}:${category}`,
  );
