-- Removes what `demo` made up: accounts at demo.invalid, rows whose UUID begins with de300000, and what hangs on them. By
-- the rights of who owns the tables, as the site's role may not delete from those that are only added to; of anything
-- else it removes nothing.
CREATE FUNCTION "remove_demo"() RETURNS integer LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
	first CONSTANT uuid := 'de300000-0000-8000-8000-000000000000';
	last CONSTANT uuid := 'de300000-ffff-8000-8000-ffffffffffff';
	people integer[] := array(SELECT id FROM users WHERE mail_folded LIKE '%@demo.invalid');
	-- Of those who were erased since.
	pseudonyms uuid[] := array(
		SELECT pseudonym FROM points_ledger WHERE question_id BETWEEN first AND last AND pseudonym IS NOT NULL
		UNION SELECT pseudonym FROM payments WHERE id BETWEEN first AND last AND pseudonym IS NOT NULL);
	months text[] := array(SELECT DISTINCT month FROM frozen_ranks WHERE user_id = ANY (people) OR pseudonym = ANY (pseudonyms));
	codes uuid[];
BEGIN
	ALTER TABLE points_ledger DISABLE TRIGGER points_ledger_keep;
	ALTER TABLE premium_grants DISABLE TRIGGER premium_grants_keep;
	ALTER TABLE payment_events DISABLE TRIGGER payment_events_keep;
	codes := array(SELECT code_id FROM prizes WHERE user_id = ANY (people) OR pseudonym = ANY (pseudonyms));
	DELETE FROM prizes WHERE user_id = ANY (people) OR pseudonym = ANY (pseudonyms);
	DELETE FROM frozen_ranks WHERE user_id = ANY (people) OR pseudonym = ANY (pseudonyms);
	DELETE FROM frozen_months AS frozen WHERE month = ANY (months)
		AND NOT EXISTS (SELECT FROM frozen_ranks WHERE frozen_ranks.month = frozen.month)
		AND NOT EXISTS (SELECT FROM prizes WHERE prizes.month = frozen.month);
	DELETE FROM points_ledger WHERE question_id BETWEEN first AND last OR user_id = ANY (people) OR pseudonym = ANY (pseudonyms);
	DELETE FROM premium_grants WHERE user_id = ANY (people) OR pseudonym = ANY (pseudonyms) OR payment_id BETWEEN first AND last;
	DELETE FROM payment_events WHERE payment_id IN (
		SELECT id FROM payments WHERE id BETWEEN first AND last OR user_id = ANY (people) OR pseudonym = ANY (pseudonyms));
	DELETE FROM payments WHERE id BETWEEN first AND last OR user_id = ANY (people) OR pseudonym = ANY (pseudonyms);
	DELETE FROM premium_codes AS code WHERE id = ANY (codes)
		AND NOT EXISTS (SELECT FROM premium_grants WHERE code_id = code.id);
	DELETE FROM contact_messages WHERE mail LIKE '%@demo.invalid';
	DELETE FROM reports WHERE details ->> 'demo' = 'true';
	DELETE FROM mail_outbox WHERE recipient LIKE '%@demo.invalid' OR user_id = ANY (people);
	DELETE FROM users WHERE id = ANY (people);
	ALTER TABLE points_ledger ENABLE TRIGGER points_ledger_keep;
	ALTER TABLE premium_grants ENABLE TRIGGER premium_grants_keep;
	ALTER TABLE payment_events ENABLE TRIGGER payment_events_keep;
	RETURN cardinality(people);
END $$;
