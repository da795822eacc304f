import { BoardElement } from './board-element.ts';

// A site may name the script twice.
if (!customElements.get('topout-board')) customElements.define('topout-board', BoardElement);
