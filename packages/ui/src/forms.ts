export { Checkbox, type CheckboxProps, Switch, type SwitchProps } from './field/checkbox.tsx';
export { Field, type FieldProps } from './field/field.tsx';
export type { FieldMessages } from './field/field-message.tsx';
export { PasswordInput } from './field/password-input.tsx';
export { SearchInput, type SearchInputProps } from './field/search-input.tsx';
export { Select, type SelectProps } from './field/select.tsx';
export { TextArea } from './field/text-area.tsx';
export { TextInput } from './field/text-input.tsx';
