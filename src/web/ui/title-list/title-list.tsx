import { type CardTitle, TitleCards } from "../title-card/title-card.tsx";
import styles from "./title-list.module.css";

type TitleListProps = {
  readonly titles: readonly CardTitle[];
  readonly heading: string;
  readonly lead: string;
  readonly emptyText: string;
};

/** A whole page of titles. */
export function TitleList({ titles, heading, lead, emptyText }: TitleListProps) {
  return (
    <>
      <div className={styles.heading}>
        <h1 tabIndex={-1}>{heading}</h1>
        <p>{lead}</p>
      </div>
      {titles.length === 0 ? <p>{emptyText}</p> : <TitleCards titles={titles} headingLevel={2} />}
    </>
  );
}
