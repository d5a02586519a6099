import { useEffect } from "react";
import type { Coverage } from "../../../../contract/progress/coverage.ts";
import { type CoveredList, type TitleShares, useCoverage, useTitleShares } from "./coverage-queries.ts";

/*
 * For pages for everyone, which load the queries only for users with known words: they render one of these lazily. It
 * renders nothing and reports every answer.
 */

type CoverageReaderProps = CoveredList & { readonly onChange: (coverage: Coverage | undefined) => void };

export function CoverageReader({ kind, id, onChange }: CoverageReaderProps) {
  const coverage = useCoverage({ kind, id });
  useEffect(() => onChange(coverage), [coverage, onChange]);
  return null;
}

export function TitleSharesReader({ onChange }: { onChange: (shares: TitleShares) => void }) {
  const shares = useTitleShares();
  useEffect(() => onChange(shares), [shares, onChange]);
  return null;
}
