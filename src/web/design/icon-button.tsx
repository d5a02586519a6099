import type { ComponentProps } from "react";
import { Icon, type IconName } from "./icon.tsx";

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
