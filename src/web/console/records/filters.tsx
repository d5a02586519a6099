import { Link } from "react-router";
import { Icon } from "../../design/icon.tsx";
import { m } from "../messages.ts";
import { AddressField } from "./address-field.tsx";
import styles from "./records.module.css";
import { useAddress } from "./use-address.ts";

type Option = { readonly value: string; readonly text: string };

/** What narrows a list down, kept in the address under its name. */
export type Filter = { readonly name: string } & (
  | {
      readonly kind: "choice";
      readonly label: string;
      /** The first one is that of an address without it. */
      readonly options: readonly Option[];
    }
  | { readonly kind: "field"; readonly label: string; readonly type: "text" | "date"; readonly size?: number }
  /** From one day to another, in one line. */
  | { readonly kind: "days"; readonly label: string; readonly until: { readonly name: string; readonly label: string } }
  /** Set by links alone; where it is set, `text` says so beside a button that clears it. */
  | { readonly kind: "link"; readonly text?: (value: string) => string }
);

/** What filters are called in the address. */
export function filterNames(filters: readonly Filter[]): string[] {
  return filters.flatMap((filter) => (filter.kind === "days" ? [filter.name, filter.until.name] : [filter.name]));
}

/** Filters beside a list's search. */
export function Filters({ filters }: { filters: readonly Filter[] }) {
  return filters.map((filter) => {
    const { name } = filter;
    if (filter.kind === "choice")
      return <Choice key={name} name={name} label={filter.label} options={filter.options} />;
    if (filter.kind === "link") return filter.text && <SetByLink key={name} name={name} text={filter.text} />;
    if (filter.kind === "days") {
      return (
        <div key={name} className={styles.days}>
          <AddressField name={name} label={filter.label} type="date" />
          <AddressField {...filter.until} type="date" />
        </div>
      );
    }
    return <AddressField key={name} name={name} label={filter.label} type={filter.type} size={filter.size} />;
  });
}

type ChoiceProps = { readonly name: string; readonly label: string; readonly options: readonly Option[] };

export function Choice({ name, label, options }: ChoiceProps) {
  const { read, change } = useAddress();
  const first = options[0]?.value;
  return (
    <label className={styles.filter}>
      <span className="visually-hidden">{label}</span>
      <select
        value={read(name) ?? first}
        onChange={({ target }) =>
          change({ [name]: target.value === first ? undefined : target.value, open: undefined })
        }
      >
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

function SetByLink({ name, text }: { name: string; text: (value: string) => string }) {
  const { read, hrefWith } = useAddress();
  const value = read(name);
  if (value === undefined) return null;
  return (
    <span className={styles.setFilter}>
      {text(value)}
      <Link className="icon-button" aria-label={m.record_clear()} to={hrefWith({ [name]: undefined, open: undefined })}>
        <Icon name="close" />
      </Link>
    </span>
  );
}
