import { useQuery } from "@tanstack/react-query";
import type { AnswerOf } from "../../../../contract/calls.ts";
import { api } from "../../accounts/session/api.ts";
import { personQuery, queryClient } from "../../accounts/session/queries.ts";
import { useUserData } from "../../accounts/session/use-user-data.ts";
import { ApiError } from "../../page/api-client.ts";

type Status = AnswerOf<"CreditCardPayment/CheckPaymentStatus">["status"];

/**
 * How the purchase that was begun last stands, asked again until it is settled; `status` is undefined until there is an
 * answer, `isRefused` where the last one was an error. What an earlier page was told does not count.
 *
 * @param everyMs 0 asks once
 */
export function usePaymentStatus(everyMs: number): {
  readonly status: Status | undefined;
  readonly isRefused: boolean;
} {
  const { token } = useUserData();
  const { data, error } = useQuery(
    {
      ...personQuery(token, ["CreditCardPayment/CheckPaymentStatus"], () =>
        api.call("CreditCardPayment/CheckPaymentStatus"),
      ),
      enabled: token !== undefined,
      gcTime: 0,
      refetchInterval: ({ state }) =>
        everyMs > 0 && (state.data === undefined || state.data.status === "pending") ? everyMs : false,
    },
    queryClient,
  );
  return { status: data?.status, isRefused: error instanceof ApiError };
}
