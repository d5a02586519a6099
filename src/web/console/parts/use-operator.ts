import { createContext, use } from "react";
import { type ConsolePageId, type Operator, pagesOf } from "../paths.ts";

/** Who works here, as told at the entry. */
export const OperatorContext = createContext<Operator | undefined>(undefined);

/** The pages that who works here may open: nothing leads to the others, and nothing of theirs is shown. */
export function usePages(): readonly ConsolePageId[] {
  const operator = use(OperatorContext);
  return operator === undefined ? [] : pagesOf(operator.role);
}
