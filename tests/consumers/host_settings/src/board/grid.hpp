#error "a header of the host, which bastide must not include"
