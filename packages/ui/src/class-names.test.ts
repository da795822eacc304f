import { classNames } from './class-names.ts';

it('joins the names that apply', () => expect(classNames('a', false, undefined, '', null, 'b')).toBe('a b'));
