import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { textIn } from "../../../../../tests/e2e/texts.ts";
import type { Person } from "../session/user-data.ts";
import { DeleteDialog } from "./delete-dialog.tsx";

const text = (key: string, values?: Readonly<Record<string, string>>) => textIn("tr", key, values);
const onExport = vi.fn();

function open(person: Partial<Person>) {
  const props = { googleToken: undefined, isOpen: true, onClose: () => undefined, onExport };
  const element = (
    <DeleteDialog person={{ hasPassword: true, mail: "a@example.org", ...person } as Person} {...props} />
  );
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
}

test("who leaves with premium is told of the time that was paid for, and may take the data along", async () => {
  open({ isPremium: true, premiumType: 2, premiumEndDate: "2027-03-05T12:00:00.000Z" });
  await screen.findByText(text("account_delete_premium", { date: "5 Mart 2027" }));
  await userEvent.click(screen.getByRole("button", { name: text("account_delete_export") }));
  expect(onExport).toHaveBeenCalledOnce();
});

test("premium for life is named too, and nothing where there is none", async () => {
  open({ isPremium: true, premiumType: 3, premiumEndDate: null });
  await screen.findByText(text("account_delete_lifetime"));
  open({ isPremium: false, premiumType: 0, premiumEndDate: null });
  expect(screen.getAllByText(text("account_delete_lifetime"))).toHaveLength(1);
});
