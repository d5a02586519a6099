import { type ComponentProps, useState } from "react";
import styles from "./records.module.css";
import { useAddress } from "./use-address.ts";

type AddressFieldProps = Pick<ComponentProps<"input">, "type" | "list" | "max" | "size"> & {
  /** Its name in the address. */
  readonly name: string;
  readonly label: string;
};

/** A filter that is typed, kept in the address once it is left or Enter is pressed. */
export function AddressField({ name, label, ...input }: AddressFieldProps) {
  const { read, change } = useAddress();
  const current = read(name) ?? "";
  const [typed, setTyped] = useState({ of: current, text: current });
  // The address has another value: what was typed is over.
  if (typed.of !== current) setTyped({ of: current, text: current });

  function keep(text: string) {
    if (text !== current) change({ [name]: text, open: undefined });
  }

  return (
    <label className={styles.addressField}>
      <span>{label}</span>
      <input
        {...input}
        value={typed.text}
        onChange={({ target }) => {
          setTyped({ of: current, text: target.value });
          // A day is chosen as a whole.
          if (input.type === "date") keep(target.value);
        }}
        onBlur={({ target }) => keep(target.value.trim())}
        onKeyDown={({ key, currentTarget }) => {
          if (key === "Enter") keep(currentTarget.value.trim());
        }}
      />
    </label>
  );
}
