import { useEffect } from "react";
import type { Coverage } from "../../../../contract/progress/coverage.ts";
import { type CoveredList, type TitleShares, useCoverage, useTitleShares } from "./coverage-queries.ts";

/*
 * For pages for everyone, which load the queries for users with known words only: they draw one of these, which draws
 * nothing itself, and are told of every answer.
 */

type CoverageReaderProps = CoveredList & { readonly onChange: (coverage: Coverage | undefined) => void };

export function CoverageReader({ type, id, onChange }: CoverageReaderProps) {
  const coverage = useCoverage({ type, id });
  useEffect(() => onChange(coverage), [coverage, onChange]);
  return null;
}

export function TitleSharesReader({ onChange }: { onChange: (shares: TitleShares) => void }) {
  const shares = useTitleShares();
  useEffect(() => onChange(shares), [shares, onChange]);
  return null;
}
