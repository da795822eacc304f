export { SortableList, type SortableListProps } from './sortable/sortable-list.tsx';
