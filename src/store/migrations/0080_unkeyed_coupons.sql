-- Every start looks for coupons and uses from before codes were keyed and bearers marked, and finds none in a shop that has
-- none left: without these it reads every coupon and every use for that.
create index coupon_unkeyed on coupon (code_hash) where not keyed;
create index coupon_use_unmarked on coupon_use (id) where not marked and state in ('reserved', 'redeemed');
