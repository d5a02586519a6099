import { Button } from "./button.tsx";
import { Notice } from "./notice.tsx";
import { Skeleton } from "./placeholder.tsx";

type LoadStateProps = {
  readonly lines: number;
  /** Why it could not be loaded; undefined while it is loading. */
  readonly failure: string | undefined;
  /** Of the button that tries again. */
  readonly retryText: string;
  retry(): void;
};

/** In the place of what is loading or could not be loaded. */
export function LoadState({ lines, failure, retryText, retry }: LoadStateProps) {
  if (failure === undefined) return <Skeleton lines={lines} />;
  return (
    <Notice kind="error">
      <p>{failure}</p>
      <Button kind="secondary" onClick={retry}>
        {retryText}
      </Button>
    </Notice>
  );
}
