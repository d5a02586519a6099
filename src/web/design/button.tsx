import type { ComponentProps, MouseEvent } from "react";
import { Icon, type IconName } from "./icon.tsx";

type ButtonProps = Omit<ComponentProps<"button">, "className"> & {
  /** Primary is for the one thing to do next; there is one of them on a screen. */
  readonly kind?: "primary" | "secondary" | "quiet" | "danger";
  /** Under way: it keeps the focus and its words, and answers to no click. */
  readonly isLoading?: boolean;
};

/** A link that looks like one takes the class `button` and `data-kind` itself. */
export function Button({ kind = "primary", isLoading = false, type = "button", onClick, ...rest }: ButtonProps) {
  function onClickUnlessLoading(event: MouseEvent<HTMLButtonElement>) {
    if (isLoading) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      {...rest}
      type={type}
      className="button"
      data-kind={kind}
      aria-busy={isLoading}
      aria-disabled={isLoading}
      onClick={onClickUnlessLoading}
    />
  );
}

type IconButtonProps = Omit<ComponentProps<"button">, "className" | "children"> & {
  readonly icon: IconName;
  /** Its name, for screen readers and, on pointing, for everyone. */
  readonly label: string;
};

export function IconButton({ icon, label, type = "button", ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} className="icon-button" aria-label={label} title={label}>
      <Icon name={icon} />
    </button>
  );
}
