import { isStored, useStored } from '@topout/app-kit';
import { useEffect, useRef } from 'react';

/**
 * The categories chosen on this device, none = all. (behaviour: boards#table)
 *
 * The first visit chooses the category of the caller's own entry for them. Whoever then chooses all keeps all. (behaviour: boards#table)
 *
 * @param own category of the caller's entry
 */
export function useSelectedCategories(competition: string, own: string | undefined) {
  const [selected, setSelected] = useStored(competition, 'selectedCategories');
  const first = useRef(true);

  useEffect(() => {
    if (first.current && own !== undefined && !isStored(competition, 'selectedCategories'))
      setSelected([own]);
    first.current = false;
  });

  const toggle = (category: string, on: boolean) =>
    setSelected(on ? [...selected, category] : selected.filter((uuid) => uuid !== category));
  const choose = (category: string) => setSelected([category]);
  return { selected, toggle, choose };
}
