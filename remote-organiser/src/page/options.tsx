interface OptionsProps {
  readonly of: readonly { readonly uuid: string; readonly name: string }[];
}

/** The options of a `Select` among things that have a name. */
export const Options = ({ of }: OptionsProps) =>
  of.map(({ uuid, name }) => (
    <option key={uuid} value={uuid}>
      {name}
    </option>
  ));
