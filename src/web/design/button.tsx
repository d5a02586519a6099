import type { ComponentProps, MouseEvent } from "react";
import { Icon, type IconName } from "./icon.tsx";

type ButtonProps = Omit<ComponentProps<"button">, "className"> & {
  /** Primary is for the one main action; a screen has at most one. */
  readonly kind?: "primary" | "secondary" | "quiet" | "danger";
  /** While the action runs: keeps the focus and the text, and ignores clicks. */
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
  /** Its accessible name, and its tooltip unless there is another. */
  readonly label: string;
};

export function IconButton({ icon, label, title = label, type = "button", ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} className="icon-button" aria-label={label} title={title}>
      <Icon name={icon} />
    </button>
  );
}
