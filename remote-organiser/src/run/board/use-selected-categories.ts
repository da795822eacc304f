import { useStored } from '@topout/app-kit';
import { useEffect, useRef } from 'react';

/**
 * The categories chosen on this device, none = all. (behaviour: boards#table)
 *
 * On first load the category of the caller's own entry is chosen for them, once, if nothing is. (behaviour: boards#table)
 *
 * @param own category of the caller's entry
 */
export function useSelectedCategories(competition: string, own: string | undefined) {
  const [selected, setSelected] = useStored(competition, 'selectedCategories');
  const first = useRef(true);

  useEffect(() => {
    if (first.current && selected.length === 0 && own !== undefined) setSelected([own]);
    first.current = false;
  });

  const toggle = (category: string, on: boolean) =>
    setSelected(on ? [...selected, category] : selected.filter((uuid) => uuid !== category));
  const choose = (category: string) => setSelected([category]);
  return { selected, toggle, choose };
}
