import type { PageHandle } from '@topout/app-kit';
import { useMatches } from 'react-router-dom';

const plain: PageHandle = { layout: 'plain' };
const layouts: readonly unknown[] = ['plain', 'competition', 'bare'];

const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'layout' in handle && layouts.includes(handle.layout);

/** The handle of the innermost route that has one. */
export function usePageHandle(): PageHandle {
  const handles = useMatches().map(({ handle }) => handle);
  return handles.findLast(isPageHandle) ?? plain;
}
