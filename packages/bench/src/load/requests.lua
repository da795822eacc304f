-- Sends the requests of a file, which zero bytes part, in their order. wrk ... -- FILE once|again
local requests, repeats, sent = {}, false, 0

function init(args)
  local file = assert(io.open(args[1], 'rb'))
  for request in file:read('*a'):gmatch('[^%z]+') do
    requests[#requests + 1] = request
  end
  file:close()
  repeats = args[2] == 'again'
end

function request()
  if sent == #requests and repeats then sent = 0 end
  sent = sent + 1
  return requests[sent] or error('no request left')
end
