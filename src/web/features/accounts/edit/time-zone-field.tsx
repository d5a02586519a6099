import { useId } from "react";
import { Field } from "../../../design/field.tsx";
import { m } from "../../../i18n/generated/messages.js";

type TimeZoneFieldProps = {
  /** The names to choose from. */
  readonly names: readonly string[];
  readonly defaultValue: string;
  readonly error: string | undefined;
};

/** A text field that suggests time zones by the names of cities. */
export function TimeZoneField({ names, defaultValue, error }: TimeZoneFieldProps) {
  const listId = useId();
  return (
    <>
      <Field label={m.field_time_zone()} hint={m.field_time_zone_hint()} error={error}>
        {(control) => (
          <input
            type="text"
            {...control}
            name="timeZone"
            list={listId}
            defaultValue={defaultValue}
            autoComplete="off"
            spellCheck={false}
            required
          />
        )}
      </Field>
      <datalist id={listId}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
