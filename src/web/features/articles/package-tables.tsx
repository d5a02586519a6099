import { m } from "../../i18n/generated/messages.js";
import styles from "./package-tables.module.css";
import type { PackageGroup, PackageGroupKind, UsedPackage } from "./page-text.ts";

const headings: Readonly<Record<PackageGroupKind, () => string>> = {
  data: m.packages_data,
  fonts: m.packages_fonts,
  direct: m.packages_direct,
  indirect: m.packages_indirect,
};

/** The packages and data that the site uses, by group; the longest group is collapsed. */
export function PackageTables({ groups }: { groups: readonly PackageGroup[] }) {
  return (
    <div className={styles.groups}>
      {groups.map(({ kind, packages }) => {
        const heading = m.packages_group({ name: headings[kind](), count: packages.length });
        return kind === "indirect" ? (
          <details key={kind}>
            <summary>{heading}</summary>
            <PackageTable packages={packages} caption={heading} isCaptionHidden />
          </details>
        ) : (
          <PackageTable key={kind} packages={packages} caption={heading} />
        );
      })}
    </div>
  );
}

type PackageTableProps = {
  readonly packages: readonly UsedPackage[];
  readonly caption: string;
  readonly isCaptionHidden?: boolean;
};

function PackageTable({ packages, caption, isCaptionHidden = false }: PackageTableProps) {
  return (
    <table className={styles.table}>
      <caption>{isCaptionHidden ? <span className="visually-hidden">{caption}</span> : caption}</caption>
      <thead>
        <tr>
          <th scope="col">{m.packages_name()}</th>
          <th scope="col">{m.packages_version()}</th>
          <th scope="col">{m.packages_licence()}</th>
        </tr>
      </thead>
      <tbody>
        {packages.map(({ name, version, licence, url }) => (
          <tr key={name}>
            <th scope="row" translate="no">
              {url === undefined ? (
                name
              ) : (
                <a href={url} rel="noopener">
                  {name}
                </a>
              )}
            </th>
            <td translate="no">{version}</td>
            <td translate="no">{licence}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
