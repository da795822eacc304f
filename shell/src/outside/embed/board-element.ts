import type { EmbeddedBoard } from '@topout/contract';
import { mostEmbeddedRows, usualEmbeddedRows } from '@topout/domain';
import { element } from '../element.ts';
import { addStyle } from '../style.ts';
import { drawBoard } from './draw-board.ts';
import style from './embed.outside.css';
import { readBoard, type Refused } from './read-board.ts';
import { embedTexts as texts } from './texts.ts';

/** While results come, after they are closed, and the longest wait where nobody answers. */
const [liveMs, closedMs, mostMs] = [5_000, 60_000, 60_000];

/** Where this script came from: Topout's own address, on whatever site it runs. */
const scriptHost =
  document.currentScript instanceof HTMLScriptElement
    ? new URL(document.currentScript.src).origin
    : location.origin;

/**
 * `<topout-board competition="…" category="…" rows="10" theme="light|dark">`: the first rows of a public board.
 * Follows it as long as it is on a page that is looked at.
 */
export class BoardElement extends HTMLElement {
  static readonly observedAttributes = ['competition', 'category', 'rows'];

  readonly #content = element('div', { class: 'content' });
  readonly #state = element('span', { class: 'state', part: 'state' });
  readonly #link = element('a', { part: 'link', target: '_blank', rel: 'noopener' }, texts.full);
  readonly #footer = element('footer', {}, this.#link, this.#state);
  #board: EmbeddedBoard | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  /** Attributes come one by one: all of one moment begin once. */
  #beginning = false;
  /** Rises with every reading: an answer to an older one is of no use. */
  #reading = 0;

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open' });
    addStyle(root, style);
    root.append(element('section', { part: 'board' }, this.#content, this.#footer));
  }

  connectedCallback(): void {
    document.addEventListener('visibilitychange', this.#looked);
    this.#beginSoon();
  }

  disconnectedCallback(): void {
    document.removeEventListener('visibilitychange', this.#looked);
    this.#stop();
  }

  attributeChangedCallback(): void {
    if (this.isConnected) this.#beginSoon();
  }

  readonly #looked = () => {
    if (document.hidden) this.#stop();
    else void this.#read();
  };

  #stop(): void {
    clearTimeout(this.#timer);
    this.#reading += 1;
  }

  #beginSoon(): void {
    if (this.#beginning) return;
    this.#beginning = true;
    queueMicrotask(() => {
      this.#beginning = false;
      if (this.isConnected) this.#begin();
    });
  }

  get #rows(): number {
    const rows = Math.trunc(Number(this.getAttribute('rows') ?? ''));
    return rows > 0 ? Math.min(rows, mostEmbeddedRows) : usualEmbeddedRows;
  }

  #begin(): void {
    this.#stop();
    this.#board = null;
    this.#failures = 0;
    const competition = this.getAttribute('competition') ?? '';
    this.#link.href = new URL(
      competition ? `/${encodeURIComponent(competition)}/entries` : '/',
      scriptHost,
    ).href;
    if (competition === '') {
      this.#say('unnamed');
      return;
    }
    this.#content.replaceChildren(
      element('p', { class: 'hidden' }, texts.loading),
      ...Array.from({ length: Math.min(this.#rows, usualEmbeddedRows) }, () =>
        element('div', { class: 'row-to-come' }),
      ),
    );
    void this.#read();
  }

  async #read(): Promise<void> {
    this.#stop();
    const mine = this.#reading;
    const answer = await readBoard({
      host: scriptHost,
      competition: this.getAttribute('competition') ?? '',
      category: this.getAttribute('category'),
      rows: this.#rows,
    });
    if (mine !== this.#reading) return;
    if ('board' in answer) this.#show(answer.board);
    else this.#refused(answer.refused);
    // No attempt mends an attribute; changing it begins anew.
    const wrong = 'refused' in answer && answer.refused === 'wrong';
    if (!document.hidden && !wrong) this.#timer = setTimeout(() => void this.#read(), this.#waitMs());
  }

  #show(board: EmbeddedBoard): void {
    const before = this.#board;
    this.#board = board;
    this.#failures = 0;
    this.#footer.hidden = false;
    if (JSON.stringify(before) !== JSON.stringify(board))
      this.#content.replaceChildren(drawBoard(board, before));
    this.#tell(board.open ? 'live' : null);
  }

  /** A lost line leaves the last board where it is. A board that is hidden or gone is not shown any longer. */
  #refused(why: Refused): void {
    this.#failures += 1;
    if (why !== 'unreachable') this.#board = null;
    if (this.#board) this.#tell('notLive');
    else this.#say(why);
  }

  #say(why: Refused | 'unnamed'): void {
    const text = texts[why];
    // Where there is no board, no link leads to it.
    this.#footer.hidden = why === 'missing' || why === 'wrong' || why === 'unnamed';
    this.#content.replaceChildren(element('p', { part: 'message' }, text));
    this.#tell(null);
  }

  #tell(state: 'live' | 'notLive' | null): void {
    this.#state.className = `state ${state ?? ''}`;
    this.#state.textContent = state && texts[state];
  }

  /** A little by chance, so that all who look do not ask at once. */
  #waitMs(): number {
    const calm = this.#board?.open === false ? closedMs : liveMs;
    const wait = this.#failures === 0 ? calm : Math.min(mostMs, liveMs * 2 ** this.#failures);
    return wait * (0.9 + Math.random() / 5);
  }
}
