import { useEffectEvent, useLayoutEffect } from "react";

/** Listens to an event of the window with the newest listener, while `isOn`. */
export function useWindowEvent<Type extends keyof WindowEventMap>(
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
  isOn = true,
): void {
  const onEvent = useEffectEvent(listener);
  // Not after painting: a key may be pressed as soon as something to press it for is shown.
  useLayoutEffect(() => {
    if (!isOn) return;
    const listen = (event: WindowEventMap[Type]) => onEvent(event);
    window.addEventListener(type, listen);
    return () => window.removeEventListener(type, listen);
  }, [type, isOn]);
}
