import { Notice } from "../../../design/notice.tsx";

/** What a form has brought about; read out when it appears. */
export function DoneNotice({ text }: { text: string | undefined }) {
  return (
    <div role="status">
      {text !== undefined && (
        <Notice kind="success">
          <p>{text}</p>
        </Notice>
      )}
    </div>
  );
}
